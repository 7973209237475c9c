import { expect, test } from 'vitest'
import { docxOf, paragraph, tableOf } from '../resume-files.factory.ts'
import { readResume } from './read-resume.ts'

test('a Word document is read by its headings, lists and tabs', async () => {
  const content = [
    paragraph('Amina Diallo'),
    paragraph('amina@mail.example | +33 1 55 50 17 34'),
    paragraph('Experience', 'Heading1'),
    paragraph('Store Manager, Librairie du Port\t02/2017 – 08/2023'),
    paragraph('Led a bookshop with four people', 'ListBullet'),
    paragraph('Brought readings back to the quarter', 'ListBullet'),
    paragraph('Education', 'Heading1'),
    paragraph('Licence Lettres modernes, Université de Nantes\t2010 - 2013'),
    paragraph('Languages', 'Heading1'),
    paragraph('French, Wolof, English'),
  ].join('')
  const { kind, resume } = await readResume(docxOf(content))
  expect(kind).toBe('docx')
  expect(resume.basics).toEqual({ name: 'Amina Diallo', email: 'amina@mail.example', phone: '+33 1 55 50 17 34' })
  expect(resume.work).toEqual([
    {
      position: 'Store Manager',
      name: 'Librairie du Port',
      startDate: '2017-02',
      endDate: '2023-08',
      highlights: ['Led a bookshop with four people', 'Brought readings back to the quarter'],
    },
  ])
  expect(resume.education?.[0]).toMatchObject({ institution: 'Université de Nantes', endDate: '2013' })
  expect(resume.languages).toHaveLength(3)
})

test('tables are read row by row, and cells with several lines one by one', async () => {
  const content = [
    paragraph('Pavel Horak'),
    paragraph('Work experience'),
    tableOf([
      [['2018 – 2022'], ['Truck Driver, Moravia Trans s.r.o.']],
      [['2015 – 2018'], ['Warehouse Worker, Balik Logistics']],
    ]),
    tableOf([
      [
        ['Skills', 'Forklift', 'First aid'],
        ['Languages', 'Czech', 'German'],
      ],
    ]),
  ].join('')
  const { resume } = await readResume(docxOf(content))
  expect(resume.work).toMatchObject([
    { position: 'Truck Driver', name: 'Moravia Trans s.r.o.', startDate: '2018', endDate: '2022' },
    { position: 'Warehouse Worker', name: 'Balik Logistics' },
  ])
  expect(resume.skills?.map(({ name }) => name)).toEqual(['Forklift', 'First aid'])
  expect(resume.languages?.map(({ language }) => language)).toEqual(['Czech', 'German'])
})

test('the header of the page is read, too', async () => {
  const header = `<?xml version="1.0"?><w:hdr xmlns:w="x"><w:p><w:r><w:t>Pavel Horak</w:t></w:r></w:p><w:p><w:r><w:t>pavel@mail.example</w:t></w:r></w:p></w:hdr>`
  const content = [paragraph('Skills'), paragraph('Welding')].join('')
  const { resume } = await readResume(docxOf(content, { 'word/header1.xml': header }))
  expect(resume.basics).toEqual({ name: 'Pavel Horak', email: 'pavel@mail.example' })
})
