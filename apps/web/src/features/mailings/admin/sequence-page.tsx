import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { isRefusal } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MissingPage } from '../../../app/error/missing-page.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { SequenceForm } from './sequence-form.tsx'
import { SequenceState } from './sequence-state.tsx'

const NEW_ID = 'new'

/** A sequence: its emails, its audience, and how many recipients have reached each step. The id `new` creates one. */
export function SequencePage() {
  const { id = NEW_ID } = useParams()
  return (
    <AdminFrame title={id === NEW_ID ? t('New sequence') : t('Sequence')}>
      <p className="text-small">
        <TextLink to="/admin/emails">{t('All emails')}</TextLink>
      </p>
      {id === NEW_ID ? <SequenceForm /> : <StoredSequence key={id} id={id} />}
    </AdminFrame>
  )
}

function StoredSequence({ id }: { id: string }) {
  const {
    data: sequence,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/emails/sequences/{id}', { params: { id } }))
  if (isRefusal(error) && !sequence) return <MissingPage />
  if (isError && !sequence) {
    return <FailedBlock title={t('Couldn’t load the sequence')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!sequence) return null
  return (
    <>
      <SequenceState sequence={sequence} />
      <SequenceForm key={sequence.version} sequence={sequence} />
    </>
  )
}
