import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '#testing/environment/render-app.js';
import { visitor } from '#testing/accounts/visitor.js';

describe('an address of the demo', () => {
  it.each([
    ['/demo?sport=swim', 1],
    ['/demo?level=beginner', 1],
    ['/demo?sport=cycling&level=x', 2],
    ['/demo?sport=running&level=advanced', 3],
  ])('%s opens step %s', async (address, step) => {
    visitor();
    renderApp(address);
    expect(await screen.findByText(`Step ${step} of 3`)).toBeTruthy();
  });
});
