import { describe, expect, test } from 'vitest'
import { skillsOfText } from './skills-of-text.ts'

function read(text: string, title = 'Colleague'): readonly string[] {
  return skillsOfText(title, text)?.skills ?? []
}

test('skills are recognised by name and alias, each once, in their usual spelling', () => {
  expect(read('NodeJS, node.js, postgres, k8s and TypeScript; C++ and C#, .NET')).toEqual([
    'Node.js',
    'PostgreSQL',
    'Kubernetes',
    'TypeScript',
    'C++',
    'C#',
    '.NET',
  ])
})

test('longer names take precedence over shorter ones inside them', () => {
  expect(read('React Native, GitLab CI, Spring Boot')).toEqual(['React Native', 'GitLab CI', 'Spring Boot'])
})

test('skills in the title come first, then the most frequent', () => {
  expect(read('Python. Redis. Redis. Kafka.', 'Kafka Developer')).toEqual(['Kafka', 'Redis', 'Python'])
})

test('at most fifteen skills are returned', () => {
  expect(
    read('Python Django Redis Kafka SQL MySQL PHP Laravel Docker Terraform Ansible AWS Azure Jenkins Git Linux Scala'),
  ).toHaveLength(15)
})

describe('everyday words are skills only in the right context', () => {
  test.each([
    ['We use Go, gRPC and Redis.', 'Go'],
    ['Golang services', 'Go'],
    ['Analyses in R and SQL.', 'R'],
    ['Firmware in C, tested in Git.', 'C'],
    ['Rust and Kubernetes', 'Rust'],
    ['Word, Excel and SAP', 'Excel'],
    ['Spark on AWS', 'Spark'],
  ])('%s names %s', (text, skill) => {
    expect(read(text)).toContain(skill)
  })

  test.each([
    ['Our go-to-market team uses Python and SQL. You go where the pain is.', 'Go'],
    ['Go from idea to launch with Docker.', 'Go'],
    ['R&D with Python', 'R'],
    ['Vitamin C, Series C, Building C and C-level, all in Python', 'C'],
    ['You excel at service and access to your own car helps.', 'Excel'],
    ['Excel at communication.', 'Excel'],
    ['Remove rust, drink java, count pythons, react to questions.', 'Java'],
    ['Swift banking knowledge helps.', 'Swift'],
    ['The sap rises in spring.', 'SAP'],
    ['PHP 32,000 per month, Zendesk', 'PHP'],
    ['JavaScript', 'Java'],
  ])('%s does not name %s', (text, skill) => {
    expect(read(text)).not.toContain(skill)
  })

  test('a programmer’s title is enough context to recognise such a word', () => {
    expect(read('', 'Embedded C Engineer')).toContain('C')
    expect(read('', 'Go Developer')).toContain('Go')
  })
})

test('skills of skilled trades are recognised, too', () => {
  expect(read('Staplerschein nötig', 'Lagermitarbeiter')).toEqual(['Forklift'])
  expect(read('HPLC under GMP', 'Laborant')).toEqual(['HPLC', 'GMP'])
})

test('a text without skills has none', () => {
  expect(skillsOfText('Nanny', 'Look after two children.')).toBeNull()
})
