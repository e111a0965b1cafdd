import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';

/** Longer than any browser's; nothing beyond it is read. */
const LONGEST_AGENT = 500;
const LONGEST_NAME = 80;

/** The device of the caller as a person would name it; empty if unknown. */
export const DeviceName = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { headers } = context
    .switchToHttp()
    .getRequest<{ headers: Record<string, string | string[] | undefined> }>();
  const agent = headers['user-agent'];
  return deviceName(typeof agent === 'string' ? agent : '');
});

/** `Firefox on Windows`, from the User-Agent header; empty if it names no browser and no system. */
export function deviceName(userAgent: string): string {
  const agent = userAgent.slice(0, LONGEST_AGENT);
  if (agent === '') return '';
  const { browser, os, platform } = Bowser.parse(agent);
  const system = platform.model ?? os.name;
  return [browser.name, system]
    .filter((part) => part !== undefined && part !== '')
    .join(' on ')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .slice(0, LONGEST_NAME);
}
