/** What features declare in their manifests for one of them to work with. */
export interface Collected<T> {
  /** Says where it is: only the assembly of the server, which knows every manifest, can. Called once. */
  from(source: () => T): void
  /** Returns it; the same at each call. Not before every manifest is there. */
  all(): T
}

export function collected<T>(what: string): Collected<T> {
  let source: (() => T) | undefined
  let value: { readonly all: T } | undefined
  return {
    from(given) {
      source = given
    },
    all() {
      if (value === undefined) {
        if (source === undefined) throw new Error(`The ${what} of the features are not collected: import features.ts`)
        value = { all: source() }
      }
      return value.all
    },
  }
}
