import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../app/save-file.ts'
import { showToast } from '../../ui/base/toast.ts'
import { fetchWhenReady } from './fetch-when-ready.ts'

/**
 * Returns the props of a link that saves a PDF, and whether it is being saved; the PDF may still need to be generated.
 * The link also works without scripts: the server then replies with the PDF, or with a page that waits until it is
 * ready.
 */
export function usePdfDownload(path: string, name: string) {
  const [busy, setBusy] = useState(false)
  const currentDownload = useRef<AbortController>(undefined)
  useEffect(() => () => currentDownload.current?.abort(), [])

  async function save(): Promise<void> {
    const controller = new AbortController()
    currentDownload.current = controller
    setBusy(true)
    try {
      saveFile(name, await fetchWhenReady(path, controller.signal), 'application/pdf')
    } catch (error) {
      if (!controller.signal.aborted) showToast({ id: 'pdf', kind: 'failure', title: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  function onClick(event: MouseEvent): void {
    // The browser itself handles clicks that open another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!busy) void save()
  }

  return { busy, link: { to: path, onClick } }
}
