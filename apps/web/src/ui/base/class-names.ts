/** Joins class names, leaving out empty and disabled ones. Later classes do not override earlier ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
