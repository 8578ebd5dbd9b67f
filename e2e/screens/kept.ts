/* Which pictures are kept in docs/screens: what the README and a reviewer want to see, of each size, language and scheme. */

const everyWay = /^(knowledge-home|answer|chat)-(en|zh)-(1440|390)-(light|dark)\.png$/;

const once: ReadonlySet<string> = new Set(
  [
    'workbench-zh-1440-light',
    'workbench-zh-1440-dark',
    'catalogue-zh-1440-light',
    'search-hits-en-1440-light',
    'search-no-hits-zh-390-dark',
    'answer-end-en-320-light',
    'ticket-dialog-filled-zh-390-light',
    'login-en-1440-dark',
    'chat-media-en-1440-light',
    'chat-anonymous-zh-320-light',
    'rating-panel-en-390-dark',
    'service-time-zh-390-light',
    'report-unsubmitted-en-320-light',
    'report-rejected-view-en-1440-dark',
    'demo-cards-zh-1440-light',
    'menu-en-390-light',
    'editor-home-zh-1440-light',
    'editor-editing-zh-1440-light',
    'editor-editing-zh-1440-dark',
    'sop-editor-zh-1440-light',
    'sop-front-zh-1440-light',
    'settings-overview-zh-1440-light',
    'settings-template-zh-1440-light',
    'settings-template-zh-1440-dark',
    'settings-history-zh-1440-light',
    'settings-transfer-zh-1440-light',
    'workbench-records-zh-1440-light',
    'workbench-palette-zh-1440-dark',
  ].map((name) => `${name}.png`),
);

export function isKept(name: string): boolean {
  return everyWay.test(name) || once.has(name);
}
