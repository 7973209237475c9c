import { t } from '@rise/texts'
import { useEffect, useRef, useState } from 'react'

export interface SendingWatch {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export interface Sending {
  /** The share that was sent, 0 to 1; undefined while nothing is being sent. */
  readonly share: number | undefined
  /** Why the last attempt failed. */
  readonly failure: string | undefined
  /** Sends with `send`. Resolves to whether that succeeded; never rejects, but sets `failure` unless cancelled. */
  start(send: (watch: SendingWatch) => Promise<void>): Promise<boolean>
  cancel(): void
}

/** Controls one upload at a time, and returns its progress. Unmounting cancels the upload. */
export function useSending(): Sending {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const currentUpload = useRef<AbortController>(undefined)
  useEffect(() => () => currentUpload.current?.abort(), [])

  async function start(send: (watch: SendingWatch) => Promise<void>): Promise<boolean> {
    const control = new AbortController()
    currentUpload.current = control
    setFailure(undefined)
    setShare(0)
    try {
      await send({ signal: control.signal, onProgress: setShare })
      return true
    } catch (error) {
      if (!control.signal.aborted) setFailure(reasonOf(error))
      return false
    } finally {
      setShare(undefined)
    }
  }

  return { share, failure, start, cancel: () => currentUpload.current?.abort() }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  return t('It could not be sent. Check your connection and try again.')
}
