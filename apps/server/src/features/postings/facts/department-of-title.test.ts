import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { departmentOfTitle } from './department-of-title.ts'

test.each([
  ['Account Executive - Italy', 'sales'],
  ['Sales Engineer', 'sales'],
  ['AI Engineer', 'engineering'],
  ['Senior / Staff Fullstack Engineer', 'engineering'],
  ['Engineering Manager', 'engineering'],
  ['Data Engineer', 'data'],
  ['Marketing Data Analyst', 'marketing'],
  ['Business Intelligence Developer', 'data'],
  ['Data Center Technician', 'manufacturing'],
  ['Recruiter, Engineering', 'people'],
  ['Product Designer', 'design'],
  ['Brand Designer', 'design'],
  ['Product Engineer', 'engineering'],
  ['Growth Engineer', 'engineering'],
  ['Mechanical Designer', 'manufacturing'],
  ['Product', 'product'],
  ['Product Marketing Manager', 'marketing'],
  ['Group Product Manager', 'product'],
  ['Customer Success Manager', 'customer-success'],
  ['Technical Support Engineer', 'support'],
  ['Security Engineer', 'it'],
  ['Technical Writer', 'content'],
  ['Senior Accountant', 'finance'],
  ['Commercial Counsel', 'legal'],
  ['Registered Nurse', 'healthcare'],
  ['Math Teacher', 'education'],
  ['Research Scientist', 'science'],
  ['Warehouse Associate', 'logistics'],
  ['Line Cook', 'hospitality'],
  ['Executive Assistant', 'administration'],
  ['Operations Manager', 'operations'],
  ['General Manager', 'management'],
  ['Mechanical Design Engineer', 'manufacturing'],
  ['Data Protection Officer', 'legal'],
  ['Data Entry Clerk', 'administration'],
  ['Retail Sales Associate', 'hospitality'],
  ['Softwareentwickler (m/w/d)', 'engineering'],
  ['Développeuse PHP', 'engineering'],
  ['Chef de projet digital', 'operations'],
  ['Pflegefachkraft', 'healthcare'],
  ['Koch / Köchin', 'hospitality'],
  ['LKW-Fahrer', 'logistics'],
  ['Diseñador Gráfico', 'design'],
  ['Contable', 'finance'],
  ['Ontwikkelaar', 'engineering'],
  ['Desenvolvedora Java', 'engineering'],
])('%s is in %s', (title, slug) => {
  expect(departmentOfTitle(title)?.slug).toBe(slug)
})

test.each(['Associate', 'Wizard of Light Bulb Moments', '엔지니어', ''])('%s has no department', (title) => {
  expect(departmentOfTitle(title)).toBeNull()
})

test('each department of the catalog is recognised by its own name', () => {
  const slugs = departments.map(({ name }) => departmentOfTitle(name)?.slug)
  expect(slugs).toEqual(departments.map(({ slug }) => slug))
})
