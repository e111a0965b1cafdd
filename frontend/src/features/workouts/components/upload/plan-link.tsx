import { ButtonLink } from '#components/button-link.js';

export function PlanLink() {
  return (
    <ButtonLink to="/subscribe" look="primary">
      Upgrade
    </ButtonLink>
  );
}
