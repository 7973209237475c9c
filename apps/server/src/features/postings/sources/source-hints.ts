import { shorten } from '../text/clean-text.ts'

/** What is known about the bytes of a source before they are read. */
export interface SourceHints {
  /** The `Content-Type` that they came with; its charset counts. */
  readonly contentType?: string | undefined
  /** Where they came from: relative links are read against it, and some boards are named by it alone. */
  readonly url?: string | undefined
  readonly fileName?: string | undefined
}

/** What error messages call the source: its file's name, its address, or `The file`. */
export function sourceName({ fileName, url }: SourceHints): string {
  return shorten(fileName ?? url ?? '', 200) || 'The file'
}
