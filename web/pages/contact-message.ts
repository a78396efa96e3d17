/** What a visitor writes on the contact page, by field name. */
export type ContactFields = Readonly<Record<'firstName' | 'lastName' | 'email' | 'subject' | 'message', string>>

/** The message as text, with who wrote it. Lines end as they must in e-mail. */
export const messageText = ({ firstName, lastName, email, message }: ContactFields): string =>
  [message, '', `${firstName} ${lastName}`, email].join('\n').replace(/\r?\n/g, '\r\n')

/** The address that opens an e-mail program with the message filled in. */
export const mailto = (address: string, fields: ContactFields): string =>
  `mailto:${address}?subject=${encodeURIComponent(fields.subject)}&body=${encodeURIComponent(messageText(fields))}`
