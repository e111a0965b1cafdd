import { readFile } from 'node:fs/promises';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { BullJobQueue } from '../bull-job-queue.js';
import { boardFiles, boardPage, BOARD_UI } from './board-pages.js';
import { BoardRoutes } from './board-routes.js';

/** What the board says to an address below it. */
export interface BoardAnswer {
  readonly status: number;
  /** Media type of the body. */
  readonly type: string;
  readonly body: string | Buffer;
  /** Its name changes with its content, so a browser may keep it. */
  readonly lasting: boolean;
}

const TITLE = 'Stridewatt queues';

/**
 * Bull-Board over the queues of this installation, for looking only; who may look is decided by who
 * carries it.
 */
@Injectable()
export class QueueBoard {
  private opened: Promise<BoardRoutes> | null = null;
  private files: ReturnType<typeof boardFiles> | null = null;

  constructor(private readonly queues: BullJobQueue) {}

  /**
   * @param base address of the board itself, which its pages are relative to
   * @param address below the base, `/` for the board
   * @returns null where nothing is there
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
    const board = await this.board();
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

  private board(): Promise<BoardRoutes> {
    this.opened ??= this.open();
    // Queues that cannot be reached now may be reached by the next who looks.
    this.opened.catch(() => (this.opened = null));
    return this.opened;
  }

  private async open(): Promise<BoardRoutes> {
    const routes = new BoardRoutes();
    // It takes queues of either kind, yet its types know Redis alone.
    const queues = (await this.queues.everyQueue()).map(
      (queue) => new BullMQAdapter(queue as unknown as Queue, { readOnlyMode: true }),
    );
    createBullBoard({
      queues,
      serverAdapter: routes,
      options: { uiBasePath: BOARD_UI, uiConfig: { boardTitle: TITLE } },
    });
    return routes;
  }
}
