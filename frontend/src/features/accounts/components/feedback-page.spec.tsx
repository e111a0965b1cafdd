import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failure, mockNetwork, type Answer, type Network } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';

const answering = (answer: Answer = { message: 'Thanks.' }): Network =>
  mockNetwork({ 'POST /api/feedback': answer });
const recommendation = () => screen.getByRole('group', { name: /Would you recommend/ });
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' });

describe('feedback', () => {
  it("is public and titled We're Sorry to See You Go [FBK-01]", async () => {
    const network = answering();
    renderApp('/feedback');
    expect(
      await screen.findByRole('heading', { level: 1, name: "We're Sorry to See You Go" }),
    ).toBeTruthy();
    expect(network.calls).toHaveLength(0);
  });

  it('asks for a reason, words and a recommendation [FBK-02, FBK-06, FBK-07]', async () => {
    answering();
    renderApp('/feedback');
    const reason = await screen.findByRole('group', { name: /main reason/ });
    const values = (group: HTMLElement): string[] =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect(values(reason)).toEqual([
      'too-expensive',
      'not-useful',
      'difficult-to-use',
      'found-alternative',
      'other',
    ]);
    expect(values(recommendation())).toEqual(['yes', 'no', 'maybe']);
    expect(screen.getByRole('textbox').style.minHeight).toBe('100px');
  });

  it('says what is missing, and sends nothing [FBK-04, FBK-05]', async () => {
    const network = answering();
    const { user } = renderApp('/feedback');
    await screen.findByRole('form', { name: 'Feedback' });
    await user.click(submit());
    expect(screen.getByText('Please select a reason')).toBeTruthy();
    expect(screen.getByText('Please select an option')).toBeTruthy();
    await user.click(screen.getByLabelText('It is too expensive'));
    expect(screen.queryByText('Please select a reason')).toBeNull();
    await user.click(submit());
    expect(network.calls).toHaveLength(0);
  });

  it.each([null, 'of-the-closed-account'])(
    'sends it with token %s and forgets the token [FBK-08, FBK-09, FBK-10, FBK-11, FBK-12]',
    async (token) => {
      if (token) localStorage.setItem('feedbackToken', token);
      const network = answering();
      const { user } = renderApp('/feedback');
      await user.click(await screen.findByLabelText('I found an alternative'));
      await user.type(screen.getByRole('textbox'), 'More maps. ');
      await user.click(within(recommendation()).getByLabelText('Maybe'));
      await user.click(submit());
      expect(await screen.findByRole('heading', { level: 1, name: 'Thank You!' })).toBeTruthy();
      expect(
        screen.getByText(
          'Your feedback has been submitted. We appreciate you taking the time to help us improve.',
        ),
      ).toBeTruthy();
      expect(
        await screen.findByText('Your feedback has been submitted successfully.'),
      ).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe(
        '/',
      );
      expect(network.callsTo('POST /api/feedback')[0]?.body).toEqual({
        reason: 'found-alternative',
        feedback: 'More maps.',
        wouldRecommend: 'maybe',
        userToken: token,
      });
      expect(localStorage.getItem('feedbackToken')).toBeNull();
    },
  );

  it('keeps the form when sending fails [FBK-03, FBK-11, FBK-13]', async () => {
    localStorage.setItem('feedbackToken', 'kept');
    let answer: (value: Response) => void = () => undefined;
    answering(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = renderApp('/feedback');
    await user.click(await screen.findByLabelText('Something else'));
    await user.type(screen.getByRole('textbox'), 'Bye');
    await user.click(within(recommendation()).getByLabelText('No'));
    await user.click(submit());
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })).disabled,
    ).toBe(true);
    answer(failure(500, 'INTERNAL_ERROR', 'Request 17 failed.'));
    expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Error');
    expect(screen.getByLabelText<HTMLInputElement>('Something else').checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Bye');
    expect(localStorage.getItem('feedbackToken')).toBe('kept');
    expect(submit()).toBeTruthy();
  });
});
