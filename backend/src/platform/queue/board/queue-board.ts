import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { BullJobQueue } from '../jobs/bull-job-queue.js';
import { boardFiles, boardPage, BOARD_UI } from './board-pages.js';
import { BoardRoutes } from './board-routes.js';

/** The board's response to an address below it. */
export interface BoardAnswer {
  readonly status: number;
  /** Media type of the body. */
  readonly type: string;
  readonly body: string | Buffer;
  /** Its name changes with its content, so a browser may keep it. */
  readonly lasting: boolean;
}

const TITLE = 'Stridewatt queues';

/** Bull-Board over the queues of this installation, read only; the caller checks access. */
@Injectable()
export class QueueBoard {
  private opened: Promise<BoardRoutes> | null = null;
  private files: ReturnType<typeof boardFiles> | null = null;

  constructor(private readonly queues: BullJobQueue) {}

  /**
   * @param base address of the board itself, which its pages are relative to
   * @param address below the base, `/` for the board
   * @returns null for an unknown address
   */
  async answer(
    base: string,
    address: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<BoardAnswer | null> {
    return (await this.file(address)) ?? this.routed(base, address, query);
  }

  private async file(address: string): Promise<BoardAnswer | null> {
    this.files ??= boardFiles();
    const file = (await this.files).get(address.slice(1));
    return file
      ? { status: 200, type: file.type, body: await readFile(file.path), lasting: true }
      : null;
  }

  private async routed(
    base: string,
    address: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<BoardAnswer | null> {
    this.opened ??= this.open();
    const board = await this.opened;
    const page = board.page(address);
    if (page) {
      const { params } = page.route.handler({ basePath: base, uiConfig: board.config });
      return {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: await boardPage(params),
        lasting: false,
      };
    }
    const read = board.read(address);
    if (!read) return null;
    const { status = 200, body } = await this.asked(board, read, query);
    return {
      status,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(body),
      lasting: false,
    };
  }

  private async asked(
    board: BoardRoutes,
    { route, params }: NonNullable<ReturnType<BoardRoutes['read']>>,
    query: Readonly<Record<string, unknown>>,
  ): Promise<{ status?: number; body: unknown }> {
    try {
      return await route.handler({
        queues: board.queues,
        uiConfig: board.config,
        params,
        query: { ...query },
        body: {},
        headers: {},
      });
    } catch (error) {
      return board.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** The board's packages are loaded with its first visitor. */
  private async open(): Promise<BoardRoutes> {
    const { createBullBoard } = await import('@bull-board/api');
    const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
    const routes = new BoardRoutes();
    const queues = this.queues
      .all()
      .map((queue) => new BullMQAdapter(queue, { readOnlyMode: true }));
    createBullBoard({
      queues,
      serverAdapter: routes,
      options: { uiBasePath: BOARD_UI, uiConfig: { boardTitle: TITLE } },
    });
    return routes;
  }
}
