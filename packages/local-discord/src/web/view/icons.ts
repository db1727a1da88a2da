import { html, nothing, svg } from 'lit-html';

/** Drawings on a grid of 24, one path each. */
const PATHS = {
  hash: 'M10.6 3.5 9.9 8H5.5v2h4.1l-.6 4H4.5v2h4.2l-.7 4.5h2L10.700 16h4l-.7 4.500h2L16.700 16h4.300v-2h-4l.6-4H22V8h-4.100l.7-4.500h-2L15.900 8h-4l.7-4.500zM11.600 10h4l-.6 4h-4z',
  thread:
    'M5.400 21 6 17.500H2.600L3 15.500h3.400l1-6H4l.4-2h3.400L8.400 4h2l-.6 3.500h6L16.400 4h2l-.6 3.500h3.400l-.4 2h-3.400l-.3 2H15l.3-2h-6l-1 6h3.900v2H8L7.400 21zM14.500 13h6c.8 0 1.500.7 1.500 1.500v4c0 .8-.7 1.500-1.500 1.500H19v2.300L16.500 20h-2c-.8 0-1.500-.7-1.500-1.500v-4c0-.8.7-1.500 1.500-1.500z',
  at: 'M12 2a10 10 0 1 0 5 18.700l-1-1.800A8 8 0 1 1 20 12v1a1.500 1.500 0 0 1-3 0V8h-2v.8a5 5 0 1 0 .6 6.800A3.500 3.500 0 0 0 22 13v-1A10 10 0 0 0 12 2zm0 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  clock:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm-1 3v5.600l4.300 2.500 1-1.700-3.300-2V7z',
  close:
    'm5.700 4.300 6.300 6.300 6.300-6.300 1.400 1.400-6.300 6.300 6.300 6.300-1.400 1.400-6.300-6.300-6.300 6.300-1.400-1.400 6.300-6.300-6.300-6.300z',
  down: 'm5.300 9.300 1.400-1.400L12 13.200l5.300-5.300 1.400 1.400L12 16z',
  swap: 'M7 4 3 8l4 4V9h10V7H7zm10 8v3H7v2h10v3l4-4z',
  send: 'M3.400 20.400 21 12 3.400 3.600 3 10l11 2-11 2z',
  reply: 'M10 8V4l-7 7 7 7v-4.100c5 0 8.500 1.600 11 5.100-1-5-4-10-11-11z',
  external:
    'M14 3v2h3.600l-9.300 9.300 1.400 1.400L19 6.400V10h2V3zM5 5c-1.100 0-2 .9-2 2v12c0 1.100.9 2 2 2h12c1.100 0 2-.9 2-2v-7h-2v7H5V7h7V5z',
  eye: 'M12 5C7 5 2.700 8.100 1 12.500 2.700 16.900 7 20 12 20s9.300-3.100 11-7.500C21.300 8.100 17 5 12 5zm0 12.500a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  file: 'M6 2c-1.100 0-2 .9-2 2v16c0 1.100.9 2 2 2h12c1.100 0 2-.9 2-2V8l-6-6zm7 1.500L18.500 9H13z',
  download: 'M11 3h2v9.200l3.300-3.300 1.400 1.400L12 16l-5.700-5.700 1.400-1.400 3.300 3.300zM4 18h16v2H4z',
  check: 'm9 16.200-3.500-3.500L4 14.100 9 19 20 8l-1.500-1.500z',
  warning: 'M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z',
  bot: 'M11 2h2v3h4c1.700 0 3 1.300 3 3v9c0 1.700-1.300 3-3 3H7c-1.700 0-3-1.300-3-3V8c0-1.700 1.300-3 3-3h4zM8.500 10a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM8 15.500v1.500h8v-1.500z',
};

export const dots = () => html`<span class="dots" aria-hidden="true">•••</span>`;

export const requiredMark = (isRequired = false) =>
  isRequired ? html`<span class="required" aria-hidden="true">*</span>` : nothing;

export const failureLine = (failure: string) =>
  html`<div class="failure row" role="alert">${icon('warning')}<span>${failure}</span></div>`;

export const closeButton = (label: string, close: () => void) =>
  html`<button type="button" class="icon-button centred" aria-label=${label} @click=${close}>${icon('close')}</button>`;

export const icon = (name: keyof typeof PATHS) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path fill="currentColor" d=${PATHS[name]} />`}</svg>`;
