const typed = new Set(['Project Name', 'Project Number', 'Street Address', 'Project Note', 'Other roof sheeting'])

/** What somebody typed, by the English label of its field, is not ours to translate. */
export const isTyped = (label: string): boolean => typed.has(label)
