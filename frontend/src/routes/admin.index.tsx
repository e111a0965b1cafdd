import { createFileRoute, redirect } from '@tanstack/react-router';
import { isAdministrator } from '../features/admin/model/admin-flag.js';

export const Route = createFileRoute('/admin/')({
  beforeLoad: ({ context: { user } }) => {
    throw redirect({
      to: isAdministrator(user) ? '/admin/dashboard' : '/admin/login',
      replace: true,
    });
  },
});
