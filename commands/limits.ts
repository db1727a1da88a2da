/** What Discord takes, in characters or pieces. */
export const OPTION_LIMIT = 100;
export const BUTTON_LABEL_LIMIT = 80;
export const MENU_LIMIT = 25;
export const BUTTONS_IN_ROW = 5;
export const TEXT_LIMIT = 4000;
export const ALT_LIMIT = 1024;
export const CHOICE_LIMIT = 25;
/** Of a form: its title and the labels in it. */
export const TITLE_LIMIT = 45;
export const LABEL_LIMIT = 45;
