import { refusalReasons } from '@rise/contract/match/kinds'
import type { JobMatch } from '@rise/contract/match/shapes'
import { t } from '@rise/texts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { useChangeMatch } from './use-change-match.ts'
import { reasonWords } from './words.ts'

interface Props {
  readonly job: { readonly _id: string; readonly title: string }
  readonly lowered: JobMatch['lowered']
}

/** "Not for me" with its reasons; after a press, a button that reverts it. */
export function NotForMe({ job, lowered }: Props) {
  const api = useApi()
  const { sending, change } = useChangeMatch()
  const params = { id: job._id }
  if (lowered?.job._id === job._id) {
    return (
      <Button
        size="dense"
        busy={sending}
        onClick={() => void change(() => api('DELETE /api/v1/match-refusals/{id}', { params }))}
      >
        {t('Undo')}
      </Button>
    )
  }
  return (
    <Disclosure summary={t('Not for me')}>
      <p>{t('Similar jobs will match less. You can undo this.')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {refusalReasons.map((reason) => (
          <Button
            key={reason}
            size="dense"
            busy={sending}
            onClick={() => void change(() => api('PUT /api/v1/match-refusals/{id}', { params, body: { reason } }))}
          >
            {t(reasonWords[reason])}
          </Button>
        ))}
      </div>
    </Disclosure>
  )
}
