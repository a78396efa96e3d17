import { expect, it } from 'vitest'
import { mailto, messageText } from './contact-message.ts'

const fields = {
  firstName: 'Ada',
  lastName: 'O’Neil & Son',
  email: 'ada+tax@example.org',
  subject: '50% of £1? #1 & more',
  message: 'First line\nSecond line\r\nThird: a=b&c=d',
}

it('an e-mail program is given the whole message and nothing else', () => {
  const { protocol, pathname, searchParams, hash } = new URL(mailto('help@example.org', fields))
  expect({ protocol, pathname, hash }).toEqual({ protocol: 'mailto:', pathname: 'help@example.org', hash: '' })
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe(fields.subject)
  expect(searchParams.get('body')).toBe(messageText(fields))
})

it('the message ends with who wrote it, and its lines end as they must in e-mail', () => {
  expect(messageText(fields)).toBe('First line\r\nSecond line\r\nThird: a=b&c=d\r\n\r\nAda O’Neil & Son\r\nada+tax@example.org')
})
