/** Supplies the language of the work at hand, and its translations. */
export interface TextSource {
  /** The current language as a BCP 47 tag. */
  readonly language: () => string
  /** Returns a translation by its key; undefined or empty if there is none. English has none. */
  readonly translationOf: (language: string, key: string) => string | undefined
}

/** The language of the texts in the code. */
export const SOURCE_LANGUAGE = 'en'

const english: TextSource = { language: () => SOURCE_LANGUAGE, translationOf: () => undefined }

// A process contains several copies of this module: the server's, and one in each bundle that it loads (the page
// renderer and the emails). They share the source by this symbol.
const holder = globalThis as { [sourceKey]?: TextSource }
const sourceKey: unique symbol = Symbol.for('rise.text-source') as never

/** Sets the source of all texts in this process. Without one, texts are English. */
export function connectTexts(source: TextSource): void {
  holder[sourceKey] = source
}

export function textSource(): TextSource {
  return holder[sourceKey] ?? english
}
