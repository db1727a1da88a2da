/** The files of installed packages the page loads: path below `/vendor/` to file inside `node_modules`. */
export const VENDOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'lit-html/lit-html.js': 'lit-html/lit-html.js',
    'lit-html/directive.js': 'lit-html/directive.js',
    'lit-html/directive-helpers.js': 'lit-html/directive-helpers.js',
    'lit-html/async-directive.js': 'lit-html/async-directive.js',
    'lit-html/directives/class-map.js': 'lit-html/directives/class-map.js',
    'lit-html/directives/guard.js': 'lit-html/directives/guard.js',
    'lit-html/directives/if-defined.js': 'lit-html/directives/if-defined.js',
    'lit-html/directives/keyed.js': 'lit-html/directives/keyed.js',
    'lit-html/directives/live.js': 'lit-html/directives/live.js',
    'lit-html/directives/ref.js': 'lit-html/directives/ref.js',
    'lit-html/directives/repeat.js': 'lit-html/directives/repeat.js',
    'lit-html/directives/style-map.js': 'lit-html/directives/style-map.js',
    'fonts/noto-sans-latin.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    'fonts/noto-sans-latin-italic.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-italic.woff2',
    'fonts/noto-sans-latin-ext.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    'fonts/twemoji.woff2': 'twemoji-colr-font/twemoji.woff2',
  }),
);
