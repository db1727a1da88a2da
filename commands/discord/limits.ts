/** Discord's limits: numbers of characters or items. */
export const OPTION_LIMIT = 100;
export const BUTTON_LABEL_LIMIT = 80;
export const MENU_LIMIT = 25;
export const THREAD_NAME_LIMIT = 100;
export const BUTTONS_IN_ROW = 5;
export const TEXT_LIMIT = 4000;
/**
 * For a message's components: all their texts, labels and ids in UTF-8, and `BYTES_EACH` more for each part. Above
 * about 10,170 bytes, Discord answers with an unrelated error (discord-api-docs #8554).
 */
export const BYTES_LIMIT = 10_000;
export const BYTES_EACH = 12;
/** For a message with Components V2: its containers, texts, galleries, rows, buttons and menus. */
export const COMPONENTS_LIMIT = 40;
/** For a message without Components V2. */
export const CONTENT_LIMIT = 2000;
export const ROWS_LIMIT = 5;
export const ALT_LIMIT = 1024;
export const CHOICE_LIMIT = 25;
/** For a form: its title and its labels. */
export const TITLE_LIMIT = 45;
export const LABEL_LIMIT = 45;
