import { shorten } from '../text/clean-text.ts'

/** Known facts about the bytes of a source before they are read. */
export interface SourceHints {
  /** Their `Content-Type`; its charset counts. */
  readonly contentType?: string | undefined
  /** Where they came from: the base of relative links, and for some boards the only source of their name. */
  readonly url?: string | undefined
  readonly fileName?: string | undefined
}

/** Returns the source's name in error messages: its file's name, its address, or `The file`. */
export function sourceName({ fileName, url }: SourceHints): string {
  return shorten(fileName ?? url ?? '', 200) || 'The file'
}
