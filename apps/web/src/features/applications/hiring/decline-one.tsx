import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { DeclineDialog, type Letter } from './decline-dialog.tsx'
import { useUpdateApplicant } from './use-update-applicant.ts'

interface Props {
  readonly slug: string
  readonly applicant: ApplicantRecord
  readonly onClose: () => void
}

/** Declines an applicant with a reason and a letter. */
export function DeclineOne({ slug, applicant: { _id: id, version, name, job }, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const updateApplicant = useUpdateApplicant(slug, id)
  const decline = useMutation({
    mutationFn: async (letter: Letter) =>
      (
        await api('PUT /api/v1/companies/{slug}/applications/{id}/decline', {
          params: { slug, id },
          body: { version, ...letter },
        })
      ).result,
    onSuccess(updated) {
      updateApplicant(updated)
      onClose()
      showToast({ id: 'applicant', kind: 'success', title: t('Declined. Your message is on its way.') })
    },
    // A colleague may have moved the applicant: the page below the dialog then shows the current stage.
    onError: () => void invalidate(queryClient, ['GET /api/v1/companies/{slug}/applications/{id}']),
  })
  return (
    <DeclineDialog
      slug={slug}
      title={name === null ? t('Decline this applicant?') : t('Decline {name}?', { name })}
      reader={{ name: name ?? '', job: job.title, company: job.companyName }}
      busy={decline.isPending}
      error={decline.error}
      onDecline={(letter) => decline.mutate(letter)}
      onClose={onClose}
    />
  )
}
