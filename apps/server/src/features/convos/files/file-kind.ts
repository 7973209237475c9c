import { readFile } from 'node:fs/promises'
import { convosErrors } from '@rise/contract/convos/errors'
import { type DocumentKind, documentTypes } from '@rise/contract/convos/kinds'
import type { ErrorDeclaration } from '@rise/contract/errors'
import { pictureTypes } from '@rise/contract/pictures/limits'
import type { ReceivedFile } from '@rise/contract/upload'
import { t } from '@rise/texts'
import { Failure } from '../../../platform/failure.ts'

const texts: readonly string[] = ['txt', 'csv']
const pictures: readonly string[] = pictureTypes
const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']

/**
 * Returns the kind of an uploaded file according to its content: a picture or a kind of document. The file's name
 * proves nothing, but must not claim a different kind.
 *
 * @throws {Failure} `file-empty`, `file-type`, `file-kind-differs`
 */
export async function kindOfUpload({ path, bytes }: ReceivedFile, name: string): Promise<DocumentKind | 'picture'> {
  if (bytes === 0) throw refusalOf(convosErrors['file-empty'])
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(path)
  const ending = endingOf(name)
  const kind = type === undefined ? await textKind(path, ending) : knownKind(type)
  if (kind === undefined) throw refusalOf(convosErrors['file-type'])
  // A picture with the extension of another picture type is accepted: this is common, and pictures are encoded again
  // anyway.
  const endingAgrees = ending === '' || (kind === 'picture' ? pictureEndings.includes(ending) : ending === kind)
  if (!endingAgrees) {
    const claimed = ending.toUpperCase()
    const message =
      kind === 'picture'
        ? t('This file’s name says {claimed}, but it’s a picture. Choose another one.', { claimed })
        : t('This file’s name says {claimed}, but it’s a file of type {type}. Choose another one.', {
            claimed,
            type: kind.toUpperCase(),
          })
    throw refusalOf(convosErrors['file-kind-differs'], message)
  }
  return kind
}

function knownKind({ ext, mime }: { ext: string; mime: string }): DocumentKind | 'picture' | undefined {
  if (pictures.includes(mime)) return 'picture'
  return isDocument(ext) && !texts.includes(ext) ? ext : undefined
}

/**
 * Returns the kind of a text file; undefined for any other file. Text files have no signature, so UTF-8 without NUL
 * counts as text, unless it begins like HTML, XML or SVG.
 */
async function textKind(path: string, ending: string): Promise<DocumentKind | undefined> {
  const content = await readFile(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    if (text.includes('\0') || /^\s*<(?:!doctype|html|\?xml|svg|script)/i.test(text)) return undefined
  } catch {
    return undefined
  }
  return ending === 'csv' ? 'csv' : 'txt'
}

function isDocument(ending: string): ending is DocumentKind {
  return Object.hasOwn(documentTypes, ending)
}

/** Returns the extension of a name in lower case; empty without one. */
function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

function refusalOf(declaration: ErrorDeclaration, message = declaration.message()): Failure {
  return new Failure(declaration, { message, fields: { 'body.file': message } })
}
