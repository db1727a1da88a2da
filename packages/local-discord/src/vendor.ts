/** The font files of installed packages the page loads: path below `/vendor/` to file inside `node_modules`. */
export const VENDOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'fonts/noto-sans-latin.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    'fonts/noto-sans-latin-italic.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-italic.woff2',
    'fonts/noto-sans-latin-ext.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    'fonts/twemoji.woff2': 'twemoji-colr-font/twemoji.woff2',
  }),
);
