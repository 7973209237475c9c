/** Message by field; undefined once it is corrected. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Errors at paths, by the field that `fieldAt` finds for them, if any: of several about one field the first is shown. */
export function errorsByField(
  found: readonly (readonly [path: readonly string[], message: string])[],
  fieldAt: (path: readonly string[]) => string | undefined,
): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [path, message] of found) {
    const field = fieldAt(path)
    if (field !== undefined) errors[field] ??= message
  }
  return errors
}

/** The parts of a path as the server writes it: of `body.resume.work[0].name` these are `resume`, `work`, `0`, `name`. */
export function partsOf(path: string): readonly string[] {
  return path.match(/[^.[\]]+/g)?.slice(1) ?? []
}

/** The field that a path names, wherever the body has it: `user.email` and `links.2` belong to `email` and `links`. */
export function fieldIn(path: readonly string[], names: readonly string[]): string | undefined {
  return path.find((part) => names.includes(part))
}

export function isClean(errors: FieldErrors): boolean {
  return !Object.values(errors).some(Boolean)
}
