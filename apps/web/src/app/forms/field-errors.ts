/** Maps a field to its message; undefined once corrected. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Returns the first error of each field; `fieldAt` maps the errors' paths to fields. Omits errors without a field. */
export function errorsByField(
  messages: readonly (readonly [path: readonly string[], message: string])[],
  fieldAt: (path: readonly string[]) => string | undefined,
): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [path, message] of messages) {
    const field = fieldAt(path)
    if (field !== undefined) errors[field] ??= message
  }
  return errors
}

/** Splits a path in the server's notation: `body.resume.work[0].name` becomes `resume`, `work`, `0`, `name`. */
export function partsOf(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g)?.slice(1) ?? []
}

/**
 * Returns the field that a path names, wherever it is in the body: `user.email` and `links.2` belong to `email` and
 * `links`.
 */
export function fieldIn(path: readonly string[], names: readonly string[]): string | undefined {
  return path.find((part) => names.includes(part))
}

export function isClean(errors: FieldErrors): boolean {
  return !Object.values(errors).some(Boolean)
}
