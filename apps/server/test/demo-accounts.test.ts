import { beforeAll, expect, test } from 'vitest'
import { loadDemo as loadCompanies } from '../src/features/companies/demo/companies.demo.ts'
import { demoEmployers, loadDemo as loadEmployers } from '../src/features/companies/demo/employers.demo.ts'
import {
  demoProfessionals,
  loadDemo as loadProfessionals,
} from '../src/features/professionals/demo/professionals.demo.ts'
import { logInAs } from '../src/features/session/accounts.factory.ts'
import {
  demoAdmins,
  demoPassword,
  loadDemo as loadAdmins,
  refuseDemoAccounts,
} from '../src/features/session/demo/session.demo.ts'
import { useWorld } from './use-world.ts'

const all = [...demoAdmins, ...demoProfessionals, ...demoEmployers]

const { world, app } = useWorld()

async function loadAccounts(): Promise<number> {
  const [admins, professionals] = [await loadAdmins(world.ctx), await loadProfessionals(world.ctx)]
  return admins + professionals + (await loadEmployers(world.ctx))
}

beforeAll(async () => {
  await expect(refuseDemoAccounts(world.ctx)).resolves.toBeUndefined()
  await loadCompanies(world.ctx)
  expect(await loadAccounts()).toBe(all.length)
})

test('every demo account logs in with the shared password and matches its description', async () => {
  const kinds: Record<string, string> = {}
  for (const { email } of all) {
    const { call } = await logInAs(app, email, demoPassword)
    const { role, paidPlan, standing } = (await call('GET', '/api/v1/check')).json().result
    kinds[email] = [role, paidPlan ?? 'free', standing].join(' ')
  }
  expect(kinds).toEqual({
    'admin@demo.example': 'admin free active',
    'support@demo.example': 'admin-support free active',
    'content@demo.example': 'admin-content free active',
    'ada@demo.example': 'professional free active',
    'carla@demo.example': 'professional Creator active',
    'paul@demo.example': 'professional Pro active',
    'nina@demo.example': 'professional free pending',
    'sam@demo.example': 'professional free suspended',
    'erin@demo.example': 'employer free active',
    'priya@demo.example': 'employer Pro active',
    'mila@demo.example': 'employer Pro active',
    'joel@demo.example': 'employer Pro active',
    'dorothea@demo.example': 'employer Pro active',
    'freja@demo.example': 'employer Creator active',
    'anton@demo.example': 'employer Creator active',
    'signe@demo.example': 'employer Creator active',
  })
})

test('an employer acts for a company of the demo world', async () => {
  const { call } = await logInAs(app, 'priya@demo.example', demoPassword)
  const user = (await call('GET', '/api/v1/check')).json().result
  expect(user).toMatchObject({ companyName: 'Lumenfield', slug: 'lumenfield', firstName: 'Priya' })
  const page = (await call('GET', '/api/v1/companies/lumenfield')).json().result
  expect(page.verifiedDomain).toBe('lumenfield.example')
})

test('loading the demo again, even twice at the same time, adds no account and keeps changes', async () => {
  const { db } = world.ctx
  await db.updateTable('login').set({ first_name: 'Renamed' }).where('email', '=', 'ada@demo.example').execute()
  expect(await Promise.all([loadAccounts(), loadAccounts()])).toEqual([0, 0])
  const ada = db.selectFrom('login').select('first_name').where('email', '=', 'ada@demo.example')
  expect(await ada.execute()).toEqual([{ first_name: 'Renamed' }])
})

test('a live installation refuses a database with demo accounts', async () => {
  await expect(refuseDemoAccounts(world.ctx)).rejects.toThrow('whose password is public')
})
