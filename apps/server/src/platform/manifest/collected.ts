/** Declarations from the manifests of all features, for the feature that works with them. */
export interface CollectedDeclarations<T> {
  /** Sets the source. The code that assembles the server calls it once, because only that code knows every manifest. */
  from(source: () => T): void
  /** Returns the declarations, the same at each call. Throws if the source is not set yet. */
  all(): T
}

export function collected<T>(what: string): CollectedDeclarations<T> {
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
