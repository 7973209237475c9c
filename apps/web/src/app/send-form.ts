import type { UploadWatch } from '@rise/contract/upload'
import { currentLanguage } from '@rise/texts'

/** Options to send and follow an upload. */
export interface FormCall extends UploadWatch {
  readonly method: string
  readonly url: string
  readonly bearer: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Sends a body with a file as `multipart/form-data`. Uses XMLHttpRequest, because fetch does not report upload
 * progress. Rejects with the signal's reason when cancelled, and with `undefined` without an answer.
 */
export function sendForm(call: FormCall): Promise<{ status: number; body: unknown }> {
  const { method, url, bearer, signal, onProgress } = call
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const cancel = () => {
      request.abort()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject()
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) })
    request.onloadend = () => signal?.removeEventListener('abort', cancel)
    request.open(method, url)
    request.setRequestHeader('accept-language', currentLanguage())
    if (bearer !== undefined) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    request.send(formOf(call.body))
  })
}

/** Texts unchanged, the rest as JSON, as the contract's uploads expect. */
function formOf(body: FormCall['body']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
