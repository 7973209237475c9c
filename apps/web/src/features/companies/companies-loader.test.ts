import { expect, it } from 'vitest'
import { askedByLoader } from '../../app/asked-by-loader.factory.ts'
import { companiesRoutes } from './routes.tsx'

function askedFor(path: string): Promise<string[]> {
  const loader = companiesRoutes.find(({ id }) => id === '/companies')?.loader
  if (typeof loader !== 'function') throw new Error('The list of companies has no loader.')
  return askedByLoader(loader, path)
}

it('a page from the server waits for the numbers beside the filters, unless much narrows the list', async () => {
  const list = ['GET /api/v1/companies', 'GET /api/v1/company-options']
  const withNumbers = ['GET /api/v1/company-counts', ...list].sort()
  expect(await askedFor('/companies')).toEqual(withNumbers)
  expect(await askedFor('/companies?industry=software&stage=Seed&sort=name')).toEqual(withNumbers)
  expect(await askedFor('/companies?industry=software&stage=Seed&hiring=true')).toEqual(list)
})
