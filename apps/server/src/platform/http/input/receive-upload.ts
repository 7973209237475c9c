import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { platformErrors } from '@rise/contract/errors'
import type { ReceivedFile, Upload } from '@rise/contract/upload'
import { t } from '@rise/texts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../failure.ts'
import { FilesUnavailable } from '../../files/files.ts'
import { clientOf } from '../client.ts'
import { takeUploadPlace } from './upload-places.ts'

/** The time in which a whole request must arrive: 10 MB at half a megabit per second. */
export const RECEIVE_MS = 180_000
const FIELD_BYTES = 20_000
const MOST_FIELDS = 20

/**
 * Receives a multipart body, stores its file under a temporary name, and passes the fields to `use` in the form that
 * the body's schema takes. The file is removed when `use` ends.
 * @throws {Failure} `unsupported-media-type`, `too-large`, `invalid-input`, `overloaded`
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  { upload, body }: { readonly upload: Upload; readonly body: z.ZodType },
  use: (fields: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined) return use({})
    throw new Failure(platformErrors['unsupported-media-type'], { message: t('Send the body as multipart/form-data.') })
  }
  const { requester } = request
  const { network } = clientOf(request)
  const leavePlace = takeUploadPlace(requester.kind === 'guest' ? { network } : { network, loginId: requester.loginId })
  const path = join(tmpdir(), `rise-upload-${randomUUID()}`)
  try {
    return await use(await receive(request, { upload, body, path }).finally(leavePlace))
  } finally {
    await rm(path, { force: true })
  }
}

interface UploadInput {
  readonly upload: Upload
  readonly body: z.ZodType
  readonly path: string
}

async function receive(request: FastifyRequest, { upload, body, path }: UploadInput): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  const isText = textFields(body)
  // A slow sender would keep its place occupied.
  const timer = setTimeout(() => request.raw.destroy(), RECEIVE_MS)
  try {
    for await (const part of request.parts({ limits: limitsOf(upload) })) {
      const { fieldname: name } = part
      if (part.type === 'file') {
        if (name === upload.part) fields[name] = await storeTemporarily(part, { upload, path })
        else part.file.resume()
      } else if (name !== upload.part) {
        // Only an uploaded file counts as the file; a text field with the same name is ignored.
        fields[name] = isText(name) ? part.value : fromJson(name, part.value)
      }
    }
  } catch (error) {
    throw explain(error)
  } finally {
    clearTimeout(timer)
  }
  return fields
}

/** Converts errors. The parser reports an invalid body as a plain `Error`; a failure of the disk is a system error. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error
  if ('syscall' in error) return new FilesUnavailable(`the disk for uploads says ${error.message}`, { cause: error })
  const isOfBody = Object.getPrototypeOf(error) === Error.prototype && !('statusCode' in error)
  if (!isOfBody) return error
  return new Failure(platformErrors['invalid-input'], { message: t('This upload is broken or incomplete. Try again.') })
}

function limitsOf({ maxBytes }: Upload) {
  return {
    fileSize: maxBytes,
    files: 1,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    parts: MOST_FIELDS + 1,
    headerPairs: 20,
  }
}

async function storeTemporarily(
  part: MultipartFile,
  { upload, path }: Pick<UploadInput, 'upload' | 'path'>,
): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (part.file.truncated) {
    const message = t('This file is too large. Choose one of at most {most} MB.', {
      most: Math.floor(upload.maxBytes / 1024 ** 2),
    })
    throw new Failure(platformErrors['too-large'], { message, fields: { [`body.${upload.part}`]: message } })
  }
  return { path, bytes: part.file.bytesRead }
}

/**
 * Returns a function that tells whether a field is read as text: if its schema takes text, or if it has no schema. All
 * other fields are read as JSON.
 */
function textFields(body: z.ZodType): (name: string) => boolean {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input' })
  return (name) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return typeof property !== 'object' || property.type === 'string'
  }
}

function fromJson(name: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    const fields = { [`body.${name}`]: t('This isn’t valid JSON.') }
    throw new Failure(platformErrors['invalid-input'], { fields })
  }
}
