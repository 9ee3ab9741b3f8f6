import { createTransport } from 'nodemailer'
import { EXAMINATION_TIMEOUT, type ExaminedServer } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('mail')

/** Whether the mail server accepts us. Nothing is sent. */
export async function checkMail({ mail, origins }: ExaminedServer): Promise<Finding> {
  if (!mail) return ok('No mail server is set, so players are not offered e-mail.')
  if (origins.length === 0)
    return warn(
      'VERMEIL_SMTP_URL is set, but e-mail is not offered without --origin.',
      'Start the server with --origin and the address that visitors open: the links in a mail need it.',
    )
  const timeouts = {
    connectionTimeout: EXAMINATION_TIMEOUT,
    greetingTimeout: EXAMINATION_TIMEOUT,
    socketTimeout: EXAMINATION_TIMEOUT,
  }
  const { host } = new URL(mail.url)
  const transport = createTransport({ url: mail.url, ...timeouts })
  try {
    await transport.verify()
    return ok(`The mail server ${host} accepts this server.`)
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
    // The message of the error may repeat the user name.
    if (code === 'EAUTH')
      return fail(
        `The mail server ${host} refuses the user name or the password.`,
        'Correct VERMEIL_SMTP_URL. Characters such as @ and / in it must be written as %40 and %2F.',
      )
    return fail(
      `The mail server ${host} cannot be reached (${String(code ?? 'no answer')}).`,
      'Check host and port in VERMEIL_SMTP_URL, and whether outgoing mail is blocked: many providers block port 25; use 587 or 465.',
    )
  } finally {
    transport.close()
  }
}
