import { execFileSync } from 'node:child_process'

/** Runs git in a folder, as nobody in particular. */
export const gitIn = (folder: string, ...parameters: readonly string[]): void => {
  const nobody = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...nobody, ...parameters], { cwd: folder, stdio: 'ignore' })
}
