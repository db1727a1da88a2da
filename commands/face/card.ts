/** The name of the picture of a topic's card, without its ending; a topic may have several cards. */
export const cardName = (part: number): string => (part === 0 ? 'card' : `card-${part + 1}`);
