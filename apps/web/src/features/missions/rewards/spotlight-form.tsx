import { LONGEST_SPOTLIGHT_HEADLINE, LONGEST_WISH } from '@rise/contract/missions/limits'
import { t } from '@rise/texts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { useShowRewards } from '../queries.ts'
import { ClaimForm } from './claim-form.tsx'

/** Claims an article about the member. */
export function SpotlightForm({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const show = useShowRewards()
  const form = useDraftForm({
    name: 'spotlight',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.spotlightWish,
    initial: { headline: '', words: '' },
    async send(body) {
      await show((await api('POST /api/v1/rewards/points100', { body })).result)
      onDone()
    },
  })
  const field = (name: 'headline' | 'words') => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <ClaimForm name={t('Blog spotlight')} form={form} onCancel={onDone}>
      <TextField
        {...field('headline')}
        label={t('Headline', 'of an article')}
        hint={t('What the article could be called.')}
        maxLength={LONGEST_SPOTLIGHT_HEADLINE}
      />
      <TextArea {...field('words')} label={t('What should it be about?')} rows={4} maxLength={LONGEST_WISH} />
    </ClaimForm>
  )
}
