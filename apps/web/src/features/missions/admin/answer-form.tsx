import type { AdminClaim } from '@rise/contract/missions/admin/shapes'
import { LONGEST_REWARD_ANSWER } from '@rise/contract/missions/limits'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { memberName } from '../../connections/index.ts'
import { missionKeys } from '../queries.ts'

/** Answers a claim: fulfills it, or declines it with a reason. */
export function AnswerForm({ claim }: { claim: AdminClaim }) {
  const [isFulfilling, setIsFulfilling] = useState(false)
  const { _id: id, member } = claim
  const reward = { reward: claim.title, name: memberName(member) }
  const api = useApi()
  const queryClient = useQueryClient()
  const decline = useMutation({
    mutationFn: (words: string) =>
      api('PUT /api/v1/admin/reward-claims/{id}/refusal', { params: { id }, body: { words } }),
    onSuccess: () => invalidate(queryClient, missionKeys),
  })
  const hiddenTitle = <span className="sr-only"> {t('{reward} for {name}', reward)}</span>
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          variant="primary"
          aria-expanded={isFulfilling}
          onClick={() => setIsFulfilling(!isFulfilling)}
        >
          {t('Fulfill', 'verb, on a button')}
          {hiddenTitle}
        </Button>
        <WordsDialog
          trigger={
            <Button size="dense">
              {t('Decline', 'an invitation or a request')}
              {hiddenTitle}
            </Button>
          }
          title={t('Decline {reward} for {name}?', reward)}
          description={t('The member is told why, keeps their points, and can claim again.')}
          field={{ name: 'words', label: t('Why'), hint: t('The member will read it.') }}
          action={{ label: t('Decline', 'an invitation or a request'), variant: 'danger' }}
          sending={decline}
          onSend={(words, then) => decline.mutate(words, then)}
        />
      </div>
      {isFulfilling ? <FulfilForm id={id} reward={reward} onDone={() => setIsFulfilling(false)} /> : null}
    </>
  )
}

interface FulfilFormProps {
  readonly id: string
  /** The title of the reward, and the name of its member. */
  readonly reward: { readonly reward: string; readonly name: string }
  readonly onDone: () => void
}

function FulfilForm({ id, reward, onDone }: FulfilFormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    name: `fulfil-${id}`,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.fulfilment,
    initial: { words: '', link: '' },
    async send(body) {
      await api('PUT /api/v1/admin/reward-claims/{id}/fulfilment', { params: { id }, body })
      onDone()
      await invalidate(queryClient, missionKeys)
    },
  })
  return (
    <form
      aria-label={t('Fulfill {reward} for {name}', reward)}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        id={form.id('words')}
        label={t('Words to the member')}
        hint={t('They get them in an email.')}
        value={form.values.words}
        error={form.errors.words}
        rows={3}
        maxLength={LONGEST_REWARD_ANSWER}
        onChange={({ target }) => form.set({ words: target.value })}
      />
      <TextField
        id={form.id('link')}
        label={t('Link')}
        hint={t('Where the reward is, such as the drawing or the article.')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={form.values.link}
        error={form.errors.link}
        optional
        onChange={({ target }) => form.set({ link: target.value })}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Send')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
