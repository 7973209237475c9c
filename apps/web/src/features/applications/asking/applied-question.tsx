import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { localStore } from '../../../app/session/safe-storage.ts'
import { sessionNames } from '../../../app/session/storage-names.ts'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'

/** The maximum number of jobs whose “Not yet” this device remembers. */
const MAX_REMEMBERED = 200

/** Whether the viewer said on this device that they haven't applied to the job. */
function isMarkedNotApplied(jobId: string): boolean {
  return readNotApplied().includes(jobId)
}

function markNotApplied(jobId: string): void {
  const otherIds = readNotApplied().filter((id) => id !== jobId)
  localStore.set(sessionNames.askedJobs, [jobId, ...otherIds].slice(0, MAX_REMEMBERED).join(' '))
}

function readNotApplied(): readonly string[] {
  return (localStore.get(sessionNames.askedJobs) ?? '').split(' ').filter(Boolean)
}

interface Props {
  readonly job: { readonly _id: string; readonly title: string }
  readonly className?: string | undefined
}

type Answer = 'applied' | 'not-yet' | 'known' | null

/** "Did you apply?" Asked until the viewer answers, and not again for that job on this device. */
export function AppliedQuestion({ job: { _id: id, title }, className }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = [...keyOf('GET /api/v1/outside-jobs/{id}', { params: { id } }), 'answer']
  const { data } = useQuery<Answer>({
    queryKey,
    async queryFn() {
      if (isMarkedNotApplied(id)) return 'not-yet'
      return (await api('GET /api/v1/outside-jobs/{id}', { params: { id } })).result.application ? 'known' : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/outside-jobs/{id}', { params: { id } }),
    onSuccess() {
      queryClient.setQueryData<Answer>(queryKey, 'applied')
      void invalidate(queryClient, ['GET /api/v1/applications', 'GET /api/v1/fitting-jobs'])
    },
    onError: ({ message }) => void showToast({ id: 'applied', kind: 'failure', title: message }),
  })
  const box = cx('rounded-card bg-raised p-3 text-small', className)
  if (data === 'applied') {
    return (
      <p role="status" className={box}>
        {rich('Added to <list>your applications</list>.', {
          list: (text) => <TextLink to="/professional/jobs?show=applied">{text}</TextLink>,
        })}
      </p>
    )
  }
  if (data !== null) return null
  return (
    <section
      aria-label={t('Your application for {title}', { title })}
      className={cx(box, 'flex flex-wrap items-center gap-2')}
    >
      <p role="status" className="min-w-0 grow font-medium">
        {t('Did you apply?')}
      </p>
      <Button size="dense" busy={save.isPending} onClick={() => save.mutate()}>
        {t('Yes')}
      </Button>
      <Button
        size="dense"
        variant="ghost"
        onClick={() => {
          markNotApplied(id)
          queryClient.setQueryData<Answer>(queryKey, 'not-yet')
        }}
      >
        {t('Not yet')}
      </Button>
    </section>
  )
}
