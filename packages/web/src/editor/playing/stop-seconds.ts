/** How long the guided tour stays where nothing else is said. */
export const stopSeconds = 8;
