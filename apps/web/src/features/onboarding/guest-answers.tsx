import { msg, t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { adoptGuest } from './flow/adopt-guest.ts'
import { unmergedAnswers } from './flow/changes.ts'
import type { Entry } from './flow/entries.ts'
import { type GuestOnboarding, readGuest, writeGuest } from './flow/guest-onboarding.ts'

const FAILURE_MESSAGE = msg('We couldn’t add these. Try again in a moment.')

/**
 * Offers answers that were typed in this tab before the member logged in. They are only offered, because another person
 * may have typed them.
 */
export function GuestAnswers({ entry }: { entry: Entry }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [guest, setGuest] = useState(readGuest)
  const [failure, setFailure] = useState<string>()
  const [unmergedLines, setUnmergedLines] = useState<readonly string[]>([])
  if (unmergedLines.length > 0) {
    return (
      <Notice
        title={t('Added to your page')}
        action={
          <Button size="dense" variant="ghost" onClick={() => setUnmergedLines([])}>
            {t('Close')}
          </Button>
        }
      >
        {t('Your page already says something else, so we left this out: {answers}.', {
          answers: unmergedLines.join('; '),
        })}
      </Notice>
    )
  }
  if (!guest || (guest.done.length === 0 && Object.keys(guest.answers).length === 0)) return null

  async function adopt(guest: GuestOnboarding): Promise<void> {
    const { story } = await adoptGuest(api, queryClient, entry, guest)
    setUnmergedLines(unmergedAnswers(story, guest.story))
    discard()
  }

  function discard(): void {
    writeGuest(undefined)
    setGuest(undefined)
  }

  return (
    <Notice
      title={t('This tab has answers from before you logged in')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="dense" onClick={() => void adopt(guest).catch(() => setFailure(t(FAILURE_MESSAGE)))}>
            {t('Add them to my page')}
          </Button>
          <Button size="dense" variant="ghost" onClick={discard}>
            {t('Discard them')}
          </Button>
        </span>
      }
    >
      {failure ?? t('If they’re yours, add them to your page. What your page already says stays as it is.')}
    </Notice>
  )
}
