// Texts of the staff screens: Chinese only. Imported by staff chunks only, so that customers never
// load them.
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { staff } from './messages/staff';
import { staffCommands } from './messages/staff-commands';
import { staffContext } from './messages/staff-context';
import { staffFlow } from './messages/staff-flow';
import { staffEditor } from './messages/staff-editor';
import { staffList } from './messages/staff-list';
import { staffReports } from './messages/staff-reports';
import { staffSettings } from './messages/staff-settings';
import { staffSettingsFields } from './messages/staff-settings-fields';
import { staffShell } from './messages/staff-shell';
import { staffSop } from './messages/staff-sop';
import { staffTogether } from './messages/staff-together';

const messages = {
  ...staffShell,
  ...staff,
  ...staffContext,
  ...staffList,
  ...staffCommands,
  ...staffReports,
  ...staffSop,
  ...staffTogether,
  ...staffFlow,
  ...staffSettings,
  ...staffSettingsFields,
  ...staffEditor,
};

export type StaffMessageKey = keyof typeof messages;

const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } });
if (!import.meta.env.PROD) i18n.setMessagesCompiler(compileMessage);

/** A text of the staff screens, with its placeholders filled. */
export function s(key: StaffMessageKey, values?: Record<string, string | number>): string {
  return i18n._(key, values);
}
