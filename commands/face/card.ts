/** The name of the picture with a topic's card, without its extension; a topic may have several cards. */
export const cardName = (part: number): string => (part === 0 ? 'card' : `card-${part + 1}`);
