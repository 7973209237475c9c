import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor } from '../../../app/base/shown.ts'
import { ImportCard } from '../../../app/forms/import-card.tsx'

/** Imports a CSV file of layoffs. */
export function ImportForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  async function load(file: File) {
    const { result } = await api('POST /api/v1/admin/layoff-imports', { body: { file } })
    void askAgainFor(queryClient, 'layoffs')
    return { ...result, reasons: result.reasons.map(({ line, reason }) => ({ place: `Line ${line}`, reason })) }
  }
  return (
    <ImportCard things="layoffs" label="CSV file" accept=".csv,text/csv" load={load}>
      A CSV file whose first line names its columns: company and date, and if known headquarters, layoff, share,
      industry and source.
    </ImportCard>
  )
}
