import { expect, it } from 'vitest'
import { ApiError } from '../../app/base/api.ts'
import { endpointsOfLoader } from '../../app/loader-endpoints.factory.ts'
import { companies } from './feature.tsx'

const { pages } = companies({ companySlots: () => Promise.reject(new Error('No page is shown.')) })

function requestsOf(path: string, refusal?: ApiError): Promise<string[]> {
  const loader = pages?.find(({ path }) => path === '/companies')?.loader
  if (typeof loader !== 'function') throw new Error('The list of companies has no loader.')
  return endpointsOfLoader(loader, path, refusal && { 'GET /api/v1/companies': refusal })
}

it('the server’s page waits for the filter counts, unless there are many filters', async () => {
  const list = ['GET /api/v1/companies', 'GET /api/v1/company-options']
  const withNumbers = ['GET /api/v1/company-counts', ...list].sort()
  expect(await requestsOf('/companies')).toEqual(withNumbers)
  expect(await requestsOf('/companies?industry=software&stage=Seed&sort=name')).toEqual(withNumbers)
  expect(await requestsOf('/companies?industry=software&stage=Seed&hiring=true')).toEqual(list)
})

it('invalid parts of the address are dropped, and valid ones stay', async () => {
  const fields = { 'query.sort': 'Choose from: hiring, name, newest.', 'query.page': 'Use a whole number.' }
  const refusal = new ApiError(400, { code: 'invalid-input', message: 'Some of the input is not valid.', fields })
  const refusedRequests = requestsOf('/companies?sort=foo&stage=Seed', refusal)
  const response = (await refusedRequests.catch((thrown: unknown) => thrown)) as Response
  expect([response.status, response.headers.get('location')]).toEqual([302, '/companies?stage=Seed'])
  await expect(requestsOf('/companies?stage=Seed', refusal)).rejects.toMatchObject({ init: { status: 404 } })
})
