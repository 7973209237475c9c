import type { InputOf } from '@rise/contract/contract'
import type { AdminMission } from '@rise/contract/missions/admin/shapes'
import { deedNames, missionAudiences, missionDeeds, missionIcons } from '@rise/contract/missions/kinds'
import { LONGEST_MISSION_KEY, LONGEST_MISSION_TITLE, LONGEST_MISSION_WORDS } from '@rise/contract/missions/limits'
import { missionAudienceNames } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { missionKeys } from '../queries.ts'

/** The typed texts, which the schema parses. */
interface Draft {
  readonly key: string
  readonly title: string
  readonly words: string
  readonly icon: string
  readonly deed: string
  readonly steps: string
  readonly times: string
  readonly points: string
  readonly perDay: string
  readonly audience: string
  readonly from: string
  readonly until: string
  readonly version?: number
}

const emptyDraft: Draft = {
  ...{ key: '', title: '', words: '', icon: 'trophy', deed: 'question-answered', steps: '1', times: '1' },
  ...{ points: '5', perDay: '', audience: 'everyone', from: '', until: '' },
}

interface Props {
  /** The mission to edit, in the version that is shown; undefined for a new one. */
  readonly mission?: AdminMission
  readonly onDone: () => void
}

/** Edits a mission, or writes a new one. */
export function MissionForm({ mission, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm<Draft>({
    name: `mission-${mission?._id ?? 'new'}`,
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return mission ? formSchemas.missionChange : formSchemas.writtenMission
    },
    initial: mission ? draftOf(mission) : emptyDraft,
    async send({ version, ...values }) {
      const body = values as unknown as InputOf<'POST /api/v1/admin/missions'>['body']
      if (mission) {
        const change = { ...body, version: version ?? mission.version }
        await api('PUT /api/v1/admin/missions/{id}', { params: { id: mission._id }, body: change })
      } else {
        await api('POST /api/v1/admin/missions', { body })
        showToast({ kind: 'success', title: t('The mission is live') })
      }
      onDone()
      await invalidate(queryClient, missionKeys)
    },
  })
  const field = (name: Exclude<keyof Draft, 'version'>) => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <form
      aria-label={mission ? t('Edit {name}', { name: mission.title }) : t('New mission')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className={cx('grid items-start gap-4 sm:grid-cols-2', mission && 'border-t border-line pt-4')}
    >
      {form.failure ? (
        <div className="sm:col-span-2">
          <Notice tone="danger">{form.failure.message}</Notice>
        </div>
      ) : null}
      <TextField {...field('title')} label={t('Title')} maxLength={LONGEST_MISSION_TITLE} />
      <TextField
        {...field('key')}
        label={t('Key', 'an identifier')}
        hint={t('Lowercase letters, digits and hyphens.')}
        maxLength={LONGEST_MISSION_KEY}
      />
      <TextArea
        {...field('words')}
        label={t('What members are to do')}
        rows={2}
        maxLength={LONGEST_MISSION_WORDS}
        className="sm:col-span-2"
      />
      <Select {...field('deed')} label={t('What counts')}>
        {missionDeeds.map((deed) => (
          <option key={deed} value={deed}>
            {t(deedNames[deed])}
          </option>
        ))}
      </Select>
      <Select {...field('audience')} label={t('For', 'followed by a role')}>
        {missionAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(missionAudienceNames[audience])}
          </option>
        ))}
      </Select>
      <TextField {...field('steps')} {...number} label={t('Steps')} hint={t('How many finish it.')} />
      <TextField
        {...field('times')}
        {...number}
        label={t('Times', 'how often')}
        hint={t('How often it can be finished.')}
      />
      <TextField {...field('points')} {...number} label={t('Points')} />
      <TextField
        {...field('perDay')}
        {...number}
        label={t('At most a day')}
        hint={t('Leave it empty for no limit.')}
        optional
      />
      <TextField {...field('from')} type="date" label={t('First day')} hint={t('In UTC.')} optional />
      <TextField {...field('until')} type="date" label={t('Last day')} hint={t('In UTC.')} optional />
      <Select {...field('icon')} label={t('Icon')}>
        {missionIcons.map((icon) => (
          <option key={icon} value={icon}>
            {icon.replaceAll('-', ' ')}
          </option>
        ))}
      </Select>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {mission ? t('Save') : t('Publish')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function draftOf(mission: AdminMission): Draft {
  const { key, title, words, icon, deed, steps, times, points, perDay, audience, from, until, version } = mission
  return {
    ...{ key, title, words, icon, deed, audience, version, from: from ?? '', until: until ?? '' },
    ...{ steps: String(steps), times: String(times), points: String(points), perDay: String(perDay ?? '') },
  }
}
