import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import type { JobsView } from './base/jobs-view.ts'

/** Saves what the list shows, with notice of new jobs. The same for everyone until it is pressed; guests are asked to join. */
export function SaveSearch({ view, title }: { readonly view: JobsView; readonly title: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const isOther = session.status === 'member' && session.user.role !== 'professional'
  const [busy, setBusy] = useState(false)
  // Pressed before the viewer is known: it takes effect once they are.
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!pressed || session.status === 'checking') return
    setPressed(false)
    if (!isOther) void act()
  })

  async function act() {
    setBusy(true)
    try {
      const { saveSearch } = await import('./keeping/save-search.ts')
      await saveSearch({ api, queryClient, isMember: session.status === 'member' }, view, title)
    } finally {
      setBusy(false)
    }
  }

  if (isOther) return null
  return (
    <Button
      size="dense"
      busy={busy}
      onClick={() => (session.status === 'checking' ? setPressed(true) : void act())}
      className="max-lg:ml-auto"
    >
      Save search
    </Button>
  )
}
