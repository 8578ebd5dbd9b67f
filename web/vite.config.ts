// Build of the browser's part: web/ -> dist/web. Texts are compiled here, so that no message parser is shipped.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Media queries cannot read CSS variables; these are the breakpoints of ui/theme/theme.ts. */
const breakpoints = {
  'mantine-breakpoint-xs': '30em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '67.5625em',
  'mantine-breakpoint-xl': '90em',
};

/** Turns the ICU messages of a catalogue file into the form that Lingui reads without parsing. */
function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    async load(id) {
      if (!/\/lib\/i18n\/messages\/(?:[a-z]{2}\/(?!index\b)[\w-]+|staff[\w-]*)\.ts$/.test(id)) return null;
      this.addWatchFile(id);
      const { code } = await transform(await readFile(id, 'utf8'), { loader: 'ts', format: 'esm' });
      const exports = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
        string,
        Record<string, string>
      >;
      const lines = Object.entries(exports).map(([name, messages]) => {
        const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
      });
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}

/** What agents see all day draws only what changed; elsewhere the compiler's code would weigh more than it saves. */
const compiled =
  /\/web\/src\/(?:features\/(?:workbench|chat)\/|app\/layouts\/staff|app\/pages\/admin-chat|ui\/editor-tools).*\.tsx?$/;

/** React's compiler over those files; types and JSX are left to the steps behind it. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
    transform: {
      filter: { id: compiled, code: /\b(?:[A-Z]|use[A-Z0-9])/ },
      async handler(code, id) {
        const done = await transformAsync(code, {
          filename: id.split('?')[0],
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: id.includes('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: ['babel-plugin-react-compiler'],
        });
        return done?.code == null ? null : { code: done.code, map: done.map };
      },
    },
  };
}

const conversation =
  /\/web\/src\/(?:features\/(?:workbench\/(?:ticket-head|workbench\.queries)|chat\/message-row)|lib\/viewers)\.tsx?$/;

/**
 * What opens with the first ticket is compiled while it loads, beside the page; else the browser compiles a hundred
 * functions at that click. The hint counts as the first line only, so that it is put there when all else is done
 * (https://v8.dev/blog/explicit-compile-hints).
 */
function compiledWhileLoading(): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.moduleIds.some((id) => conversation.test(id))) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), reactCompiler(), compiledMessages(), compiledWhileLoading()],
  css: {
    postcss: { plugins: [postcssPresetMantine(), postcssSimpleVars({ variables: breakpoints })] },
    modules: { generateScopedName: '[name]__[local]__[hash:base64:5]' },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the server's policy allows scripts and fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // An icon comes with the chunks that show it, not with the list of all icons.
      treeshake: { moduleSideEffects: [{ test: /\/web\/src\/ui\/icons\//, sideEffects: false }] },
      output: {
        // What every screen stands on, and what changes seldom: one file, kept by browsers over releases.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui\/core|@tanstack\/(?:query-core|react-query))\//,
            },
            // Small things that a customer's first screens share with what comes late: a file of its own for each
            // would cost more than it holds.
            {
              name: 'first',
              test: new RegExp(
                [
                  String.raw`contract/src/(?:core|knowledge)/(?!endpoint|rich-text)`,
                  String.raw`web/src/ui/(?:states|dialogs|button|tooltip|wait-overlay|picture-viewer|page-title|language-switch|colour-scheme(?:-switch)?|icon-button|late|first-act|use-page-key|kbd|tag|inline-alert|rich-text|visually-hidden)\.tsx?$`,
                  String.raw`web/src/lib/(?:repeated|online|open-chat|back|back-layer|dates|system-content|config-script|sync/.*|live/.*)\.ts$`,
                  String.raw`web/src/features/search/(?:use-search|search\.queries)\.ts$`,
                  String.raw`web/src/features/tickets/tickets\.(?:queries|live)\.ts$`,
                  // The order of the layers stands in the first style sheet that comes.
                  String.raw`web/src/ui/theme/tokens\.css$`,
                  String.raw`web/src/app/(?:router|providers|root-overlays|page|page-skeleton|knowledge-bones|chat-skeleton|error-boundary)\.tsx$`,
                  String.raw`web/src/features/identity/(?:session-provider|login-host|identity\.queries|shop-login|other-tabs)\.tsx?$`,
                  String.raw`web/src/features/shop/(?:shop\.queries|shop-link)\.tsx?$`,
                  String.raw`web/src/app/layouts/(?:wordmark|skip-link|connection-line)\.tsx$`,
                  String.raw`web/src/ui/icons/icon\.ts$`,
                  String.raw`web/src/ui/icons/drawn/(?:link|pencil|arrow-left|chevron-(?:right|down)|layout-sidebar-left-(?:expand|collapse)|messages|search|check|cloud-off|language|moon|sun)\.ts$`,
                ].join('|'),
              ),
            },
            // What every knowledge page needs at once, and the panel that a desk has beside it.
            {
              name: 'knowledge',
              test: new RegExp(
                [
                  String.raw`web/src/features/knowledge/(?!catalogue-(?:panel|tree|sheet)|after-sales|product-filter|knowledge-(?:mobile-)?screen|[^/]*test)[^/]*\.tsx?$`,
                  String.raw`web/src/features/search/(?:search-box|use-search-text|search-address)\.tsx?$`,
                  String.raw`web/src/app/pages/customer-knowledge-page-parts\.tsx$`,
                ].join('|'),
              ),
            },
            {
              name: 'panel',
              test: /web\/src\/(?:features\/knowledge\/(?:catalogue-(?:panel|tree)|after-sales-button|product-filter)|ui\/multi-choice-field)\.tsx$/,
            },
          ],
        },
      },
      onwarn(warning, warn) {
        // /config.js and /boot.js are plain scripts beside the bundle.
        if (!warning.message.includes('can\'t be bundled without type="module"')) warn(warning);
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|java|javaplus|home|static|ipfs|ws_js|docs|readyz|config\\.js)(/|$|\\?)': {
        target: process.env['API_TARGET'] ?? 'http://127.0.0.1:3000',
        ws: true,
      },
    },
  },
});
