/** Declarations from the manifests of all features, for the feature that works with them. */
export interface Collected<T> {
  /** Sets the source. Called once, by the assembly of the server, which knows every manifest. */
  from(source: () => T): void
  /** Returns the declarations, the same at each call. Throws before the source is set. */
  all(): T
}

export function collected<T>(what: string): Collected<T> {
  let source: (() => T) | undefined
  let value: { readonly all: T } | undefined
  return {
    from(origin) {
      source = origin
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
