/** Joins class names, leaving out whatever is empty or switched off. Later classes do not override earlier ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
