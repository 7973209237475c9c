/** Splits a heading into its parts: cells, and text between separators. */
export function splitFields(text: string): string[] {
  return text
    .split(/\t|\s[|·•∙●▪‧⋄◦]\s?|\s[–—]\s|\s@\s|\||｜/u)
    .map((field) =>
      field
        .replace(/^[\s,;:|·•–—()-]+(?=[^)]*$)/u, '')
        .replace(/^[\s,;:|·•–—-]+/u, '')
        .replace(/[\s,;:|·•–—(-]+$/u, '')
        .replace(/(?<=\p{L}{4})(?<!Corp|Bros|Dept|Univ|Assoc)\.$/u, '')
        .trim(),
    )
    .filter((field) => field !== '')
}
